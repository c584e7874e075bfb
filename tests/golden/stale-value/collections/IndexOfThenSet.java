// run: scan --only stale-value
// expect: stale-value
// indexOf on a Vector, then set at that index, which may have shifted
import java.util.Vector;

public class IndexOfThenSet {
    private final Vector<String> ranking = new Vector<>();

    public void enter(String player) {
        ranking.add(player);
    }

    public void withdraw(String player) {
        ranking.remove(player);
    }

    public boolean rename(String from, String to) {
        int at = ranking.indexOf(from);
        if (at < 0) {
            return false;
        }
        ranking.set(at, to);
        return true;
    }
}
// corpus: unseen
