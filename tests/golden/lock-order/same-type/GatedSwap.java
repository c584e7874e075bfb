// run: scan --only lock-order --library
// expect: none
// The opposite inner orders are both taken only under one common gate lock.
import java.util.ArrayList;
import java.util.List;

public class GatedSwap {
    private final Object gate = new Object();
    private final Object hotLock = new Object();
    private final Object coldLock = new Object();
    private final List<String> hot = new ArrayList<>();
    private final List<String> cold = new ArrayList<>();

    public void promote(String key) {
        synchronized (gate) {
            synchronized (coldLock) {
                if (cold.remove(key)) {
                    synchronized (hotLock) {
                        hot.add(key);
                    }
                }
            }
        }
    }

    public void demote(String key) {
        synchronized (gate) {
            synchronized (hotLock) {
                if (hot.remove(key)) {
                    synchronized (coldLock) {
                        cold.add(key);
                    }
                }
            }
        }
    }

    public void admit(String key) {
        synchronized (coldLock) {
            cold.add(key);
        }
    }

    public int hotSize() {
        synchronized (hotLock) {
            return hot.size();
        }
    }
}
// corpus: unseen
