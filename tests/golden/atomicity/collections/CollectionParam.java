// run: scan --only atomicity
// expect: atomicity
// addAll of a Hashtable parameter: size and entries are read under separate locks of the parameter while this is held
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;

public class CollectionParam {
    private final List<String> names = new ArrayList<>();
    private int declared;

    public synchronized void importAll(Hashtable<Integer, String> table) {
        declared += table.size();
        for (int i = 0; i < declared; i++) {
            String s = table.get(i);
            if (s != null) {
                names.add(s);
            }
        }
    }

    public synchronized int count() {
        return names.size();
    }
}
// corpus: unseen
