// run: scan --only atomicity
// expect: none
// The client-side lock of the synchronized list is held over size and get.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class GuardedIterationWitness {
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());
    private final Object reportLock = new Object();
    private int reports;

    public void add(String n) { names.add(n); }
    public void remove(String n) { names.remove(n); }

    public String report() {
        synchronized (reportLock) {
            StringBuilder sb = new StringBuilder();
            synchronized (names) {
                for (int i = 0; i < names.size(); i++) sb.append(names.get(i)).append(';');
            }
            reports++;
            return sb.toString();
        }
    }

    public int reports() { synchronized (reportLock) { return reports; } }
}
// corpus: unseen
