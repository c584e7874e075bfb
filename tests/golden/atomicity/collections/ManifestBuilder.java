// run: scan --library --only atomicity
// expect: none
// the Vector is made inside the step, known to nobody else, and only an array copy of it leaves
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Vector;

public class ManifestBuilder {
    private final Map<String, String> entries = new LinkedHashMap<>();
    private String mainClass;

    public synchronized ManifestBuilder entry(String key, String value) {
        entries.put(key, value);
        return this;
    }

    public synchronized ManifestBuilder mainClass(String name) {
        mainClass = name;
        return this;
    }

    public synchronized String[] lines() {
        Vector<String> out = new Vector<>();
        if (mainClass != null) {
            out.addElement("Main-Class: " + mainClass);
        }
        for (Map.Entry<String, String> e : entries.entrySet()) {
            wrap(e.getKey() + ": " + e.getValue(), out);
        }
        if (out.isEmpty()) {
            out.addElement("Manifest-Version: 1.0");
        }
        String[] array = new String[out.size()];
        out.copyInto(array);
        return array;
    }

    private static void wrap(String line, Vector<String> out) {
        String rest = line;
        while (rest.length() > 70) {
            out.addElement(rest.substring(0, 70));
            rest = " " + rest.substring(70);
        }
        if (!out.contains(rest)) {
            out.addElement(rest);
        }
    }
}
// corpus: unseen11
