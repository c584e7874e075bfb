// run: scan --only atomicity
// expect: none
// the Hashtable is private, never handed out, and every method that touches it holds the scope's monitor
import java.util.Hashtable;
import java.util.Map;
import java.util.TreeMap;

public class PropertyScope {
    private final Hashtable<String, String> values = new Hashtable<>();
    private int ignored;

    public synchronized boolean setNew(String name, String value) {
        if (values.containsKey(name)) {
            ignored++;
            return false;
        }
        values.put(name, value);
        return true;
    }

    public synchronized String expand(String text) {
        int at = text.indexOf("${");
        if (at < 0) {
            return text;
        }
        int end = text.indexOf('}', at);
        String key = text.substring(at + 2, end);
        String v = values.containsKey(key) ? values.get(key) : "?";
        return text.substring(0, at) + v + text.substring(end + 1);
    }

    public synchronized Map<String, String> copy() {
        return new TreeMap<>(values);
    }

    public synchronized int ignored() {
        return ignored;
    }

    public static void main(String[] args) throws InterruptedException {
        PropertyScope scope = new PropertyScope();
        Thread[] targets = new Thread[3];
        for (int i = 0; i < targets.length; i++) {
            String me = "target" + i;
            targets[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    scope.setNew("p" + k, me);
                    scope.expand("use ${p" + k + "}");
                }
            });
            targets[i].start();
        }
        for (Thread t : targets) {
            t.join();
        }
        System.out.println(scope.copy().size() + " " + scope.ignored());
    }
}
// corpus: unseen11
