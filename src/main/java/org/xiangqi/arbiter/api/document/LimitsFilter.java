package org.xiangqi.arbiter.api.document;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.microprofile.config.ConfigProvider;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.xiangqi.arbiter.api.Limits;

/** Publishes the limits that this very installation is configured with; in the document of the build, the defaults. */
@OpenApiFilter(stages = {OpenApiFilter.RunStage.BUILD, OpenApiFilter.RunStage.RUNTIME_STARTUP})
public class LimitsFilter implements OASFilter {
    @Override
    public void filterOpenAPI(OpenAPI document) {
        Map<String, Object> limits = new LinkedHashMap<>();
        limits.put("plies", limit("plies", Limits.PLIES));
        limits.put("evidencePlies", limit("evidence-plies", Limits.EVIDENCE_PLIES));
        limits.put("bodyBytes", limit("body-bytes", Limits.BODY_BYTES));
        document.addExtension("x-limits", limits);
        Schema request =
                Objects.requireNonNull(document.getComponents().getSchemas().get("AdjudicationRequest"));
        request.setDescription("A game to be judged. Only moves is required; a field that is absent or null has its"
                + " default. At most " + limits.get("plies") + " moves and " + limits.get("bodyBytes") + " bytes.");
    }

    private static int limit(String name, String byDefault) {
        return ConfigProvider.getConfig()
                .getOptionalValue(Limits.PREFIX + "." + name, Integer.class)
                .orElse(Integer.parseInt(byDefault));
    }
}
