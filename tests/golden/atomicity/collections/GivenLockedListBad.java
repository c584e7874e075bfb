// run: scan --only atomicity --library
// expect: atomicity method=GivenLockedListBad.watch line=here
// The list comes from outside. That it is locked for going through it says that it is a synchronized one.
import java.util.List;

public class GivenLockedListBad {
    private final List<String> watched;
    private int asked;

    public GivenLockedListBad(List<String> watched) {
        this.watched = watched;
    }

    public synchronized void watch(String name) {
        asked++;
        if (!watched.contains(name)) {
            watched.add(name); // <- here
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
