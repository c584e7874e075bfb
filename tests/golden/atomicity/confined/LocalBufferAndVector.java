// run: scan --only atomicity --library
// expect: none
// Render() makes many calls to a StringBuffer and a Vector (both synchronized), but both are local to the method and never escape.
import java.util.Map;
import java.util.TreeMap;
import java.util.Vector;

public class LocalBufferAndVector {
    private final Map<String, String> headers = new TreeMap<>();

    public synchronized void header(String k, String v) {
        headers.put(k, v);
    }

    public synchronized String render() {
        Vector<String> keys = new Vector<>(headers.keySet());
        StringBuffer sb = new StringBuffer();
        for (int i = 0; i < keys.size(); i++) {
            String k = keys.get(i);
            if (sb.length() > 0) {
                sb.append("\r\n");
            }
            sb.append(k).append(": ").append(headers.get(k));
        }
        return sb.toString();
    }
}
// corpus: unseen
