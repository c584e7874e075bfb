// run: scan --only atomicity
// expect: atomicity
// Collections.synchronizedList made by the class is handed out and also scanned by index under another lock
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SyncListParam {
    private final List<Integer> readings = Collections.synchronizedList(new ArrayList<>());
    private final Object reportLock = new Object();
    private int reports;

    public List<Integer> readings() {
        return readings;
    }

    public int sum() {
        synchronized (reportLock) {
            int s = 0;
            int n = readings.size();
            for (int i = 0; i < n; i++) {
                s += readings.get(i);
            }
            reports++;
            return s;
        }
    }
}
// corpus: unseen
