// run: scan --only atomicity --library
// expect: none
// The list comes from outside, and nothing says that it has a lock.
import java.util.List;

public class GivenPlainListOk {
    private final List<String> watched;

    public GivenPlainListOk(List<String> watched) {
        this.watched = watched;
    }

    public synchronized void watch(String name) {
        if (!watched.contains(name)) {
            watched.add(name);
        }
    }
}
