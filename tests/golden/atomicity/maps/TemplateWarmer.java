// run: scan --library --only atomicity
// expect: atomicity
// render asks templates.containsKey and then dereferences templates.get; the synchronized map belongs to the caller, who can remove the template in between
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class TemplateWarmer {
    private final Map<String, String> templates;
    private final Map<String, Integer> hits = new HashMap<>();

    TemplateWarmer(Map<String, String> synchronizedTemplates) {
        this.templates = synchronizedTemplates;
    }

    public static Builder builder() {
        return new Builder();
    }

    public synchronized String render(String name, Map<String, String> model) {
        if (!templates.containsKey(name)) {
            return "missing " + name;
        }
        String text = templates.get(name).strip();
        hits.merge(name, 1, Integer::sum);
        for (Map.Entry<String, String> e : model.entrySet()) {
            text = text.replace("{" + e.getKey() + "}", e.getValue());
        }
        return text;
    }

    public synchronized int hits(String name) {
        return hits.getOrDefault(name, 0);
    }

    public static final class Builder {
        private final Map<String, String> templates = Collections.synchronizedMap(new HashMap<>());

        public Builder template(String name, String text) {
            templates.put(name, text);
            return this;
        }

        /** The live map: templates may be added and removed while warmers run. */
        public Map<String, String> templates() {
            return templates;
        }

        public TemplateWarmer build() {
            return new TemplateWarmer(templates);
        }
    }
}
// corpus: unseen13
