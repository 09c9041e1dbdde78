package org.xiangqi.arbiter.api.boards;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** A picture as it was answered, read by a parser of XML that accepts nothing else, to be asked what is on it. */
public final class SvgDocument {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";
    private static final Pattern TRANSLATED = Pattern.compile("translate\\((\\d+) (\\d+)\\)scale\\([\\d.]+\\)");

    private final List<Element> elements = new ArrayList<>();

    /** What lies at a place of the picture. */
    record Placed(String glyph, int x, int y) {}

    /** Reads the bytes of a picture; throws if they are no well-formed XML, or name any entity. */
    public SvgDocument(byte[] bytes) throws ParserConfigurationException, IOException, SAXException {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
        factory.setNamespaceAware(true);
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        Document document = factory.newDocumentBuilder().parse(new ByteArrayInputStream(bytes));
        NodeList all = document.getElementsByTagNameNS(NAMESPACE, "*");
        for (int i = 0; i < all.getLength(); i++) {
            elements.add((Element) all.item(i));
        }
        if (elements.size() != document.getElementsByTagName("*").getLength()) {
            throw new AssertionError("elements of another namespace");
        }
    }

    /** All elements, the root first. */
    List<Element> elements() {
        return elements;
    }

    /** An attribute of the root. */
    public String root(String attribute) {
        return elements.getFirst().getAttribute(attribute);
    }

    /** What the first element of that name says. */
    public String text(String name) {
        return elements.stream()
                .filter(each -> each.getLocalName().equals(name))
                .findFirst()
                .orElseThrow()
                .getTextContent();
    }

    /** The values of an attribute, in the order of their elements. */
    public List<String> values(String attribute) {
        return elements.stream()
                .filter(each -> each.hasAttribute(attribute))
                .map(each -> each.getAttribute(attribute))
                .toList();
    }

    /** By point, the letter of the piece that is said to stand there. */
    public Map<String, String> pieces() {
        Map<String, String> pieces = new TreeMap<>();
        for (Element each : elements) {
            if (each.hasAttribute("data-square")
                    && pieces.put(each.getAttribute("data-square"), each.getAttribute("data-piece")) != null) {
                throw new AssertionError("two pieces on " + each.getAttribute("data-square"));
            }
        }
        return pieces;
    }

    /** By point, what is drawn of the piece there: the outline of its character, and where. */
    Map<String, Placed> drawnPieces() {
        Map<String, Placed> drawn = new TreeMap<>();
        for (Element each : elements) {
            if (each.hasAttribute("data-square")) {
                Element piece = target(each);
                Element character =
                        (Element) piece.getElementsByTagNameNS(NAMESPACE, "use").item(0);
                drawn.put(
                        each.getAttribute("data-square"),
                        new Placed(
                                target(character).getAttribute("d"),
                                Integer.parseInt(each.getAttribute("x")),
                                Integer.parseInt(each.getAttribute("y"))));
            }
        }
        return drawn;
    }

    /** The characters that are written on the board and around it. */
    List<Placed> writing() {
        List<Placed> writing = new ArrayList<>();
        for (Element each : elements) {
            Matcher place = TRANSLATED.matcher(each.getAttribute("transform"));
            if (place.matches()) {
                writing.add(new Placed(
                        target(each).getAttribute("d"),
                        Integer.parseInt(place.group(1)),
                        Integer.parseInt(place.group(2))));
            }
        }
        return writing;
    }

    /** What a use element repeats. */
    Element target(Element use) {
        String id = use.getAttribute("xlink:href").substring(1);
        return elements.stream()
                .filter(each -> each.getAttribute("id").equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + id));
    }
}
