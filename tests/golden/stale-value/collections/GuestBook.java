// run: scan --library --only stale-value
// expect: stale-value
// sign asks the synchronized list and adds in a second step; two callers add one name twice
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class GuestBook {
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());

    private static String normal(String n) {
        return n.trim().toLowerCase();
    }

    /** Every name is listed once. */
    public boolean sign(String name) {
        String n = normal(name);
        if (names.contains(n)) {
            return false;
        }
        names.add(n);
        return true;
    }

    public boolean unsign(String name) {
        return names.remove(normal(name));
    }

    public int signatures() {
        return names.size();
    }
}
// corpus: unseen14
