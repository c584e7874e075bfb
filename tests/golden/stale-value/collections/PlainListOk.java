// run: scan --only stale-value
// expect: none
// The list is a plain ArrayList guarded by the lock on this: no lock of its own is taken twice.

import java.util.ArrayList;
import java.util.List;

public class PlainListOk {
    private final List<String> stack = new ArrayList<>();

    public synchronized void push(String s) { stack.add(s); }

    public synchronized String take() { return pop(stack); }

    private static String pop(List<String> l) {
        return l.isEmpty() ? null : l.remove(l.size() - 1);
    }
}
