package org.xiangqi.arbiter.api;

/** What the document says of the refereeing of online games. */
final class OnlineGameText {
    static final String OPERATION =
            "Goes through the events in the order of the list and answers how the game stands at nowMs: the result, both"
                    + " clocks, draw offers, a rematch, points, and the ruling of the board, which is what an adjudication of"
                    + " the moves that counted answers. Nothing is kept: each call has the whole game.\n\n"
                    + "Time: a deadline belongs to itself, so that what happens at its very instant is too late. Before an"
                    + " event is looked at, every deadline up to its time is carried out; at last every one up to nowMs. START"
                    + " starts the clock of the side that moves first. Where the times for the game and for the move end"
                    + " together, TOTAL_TIME is named. A verdict on the board falls at the move's instant, within its time.\n\n"
                    + "Before the first move: a side that leaves, is offline too long, or lets its time run out cancels the"
                    + " game; if it is offline too long and out of time at one instant, OFFLINE_BEFORE_START is named. The"
                    + " first move ends the other side's wait. LEAVE, DISCONNECT and RECONNECT count before START already."
                    + " After the first move the clock runs on while a side is offline. An offline side can only RECONNECT or"
                    + " LEAVE; what else it is said to do is refused.\n\n"
                    + "Draw offers: once each side has moved, on one's own turn before moving. An offer stays open after that"
                    + " move until the other side accepts, declines or moves. A move that declines is not one of those to wait"
                    + " for; if it ends the game, so it ends. Resigning is possible at any time after START.\n\n"
                    + "Rematch: after a finished game, until both agreed, one declined, or the time is over. Connections are"
                    + " not followed after the end.\n\n"
                    + "An event that does not fit is among refusedEvents and changes nothing: not even the time that it tells"
                    + " has passed then, unless nowMs says so or is left out. Events of the past that come after one that"
                    + " counted are OUT_OF_ORDER. AUTO settles the notation by the moves that count: a notation drops out at"
                    + " the first move that only others can make.";

    private OnlineGameText() {}
}
