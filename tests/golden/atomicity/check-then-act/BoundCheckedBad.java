// run: scan --only atomicity --library
// expect: atomicity
// The length is asked for, then that many are taken; that there are enough is checked, and it throws.
import java.util.ArrayList;
import java.util.List;

public class BoundCheckedBad {
    private final List<String> rows = new ArrayList<>();

    public synchronized int size() {
        return rows.size();
    }

    public synchronized List<String> first(int n) {
        if (n > rows.size()) {
            throw new IllegalArgumentException("only " + rows.size());
        }
        return new ArrayList<>(rows.subList(0, n));
    }

    public synchronized void clear() {
        rows.clear();
    }

    public synchronized void add(String row) {
        rows.add(row);
    }

    public synchronized void addAll(BoundCheckedBad other) {
        int n = other.size();
        rows.addAll(other.first(n));
    }
}
