// run: scan --only atomicity --library
// expect: none
// The list comes from outside, and each step is done under its lock.
import java.util.List;

public class GivenLockedListOk {
    private final List<String> watched;
    private int asked;

    public GivenLockedListOk(List<String> watched) {
        this.watched = watched;
    }

    public synchronized void watch(String name) {
        asked++;
        synchronized (watched) {
            if (!watched.contains(name)) {
                watched.add(name);
            }
        }
    }

    public int longest() {
        synchronized (watched) {
            int n = 0;
            for (String name : watched) {
                n = Math.max(n, name.length());
            }
            return n;
        }
    }
}
