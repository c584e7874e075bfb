// run: scan --library --only atomicity
// expect: atomicity
// render sees a key in the shared Hashtable and fetches it by a second call; a removal in between makes the fetched value null
import java.util.Hashtable;

public class TemplateRenderer {
    private final Hashtable<String, String> variables;
    private final StringBuilder out = new StringBuilder();
    private int substitutions;

    public TemplateRenderer(Hashtable<String, String> variables) {
        this.variables = variables;
    }

    public String render(String... words) {
        synchronized (out) {
            out.setLength(0);
            for (String w : words) {
                out.append(resolve(w)).append(' ');
            }
            return out.toString().trim();
        }
    }

    private String resolve(String word) {
        if (word.startsWith("$") && variables.containsKey(word)) {
            substitutions++;
            return variables.get(word).strip();
        }
        return word;
    }

    public int substitutions() {
        synchronized (out) {
            return substitutions;
        }
    }
}
// corpus: unseen14
