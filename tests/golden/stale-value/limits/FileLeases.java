// run: scan --only stale-value
// expect: stale-value
// isLeased and markLeased are two sections, two editors lease one file
import java.util.HashSet;
import java.util.Set;

public class FileLeases {
    private final Set<String> leased = new HashSet<>();

    private boolean isLeased(String f) { synchronized (leased) { return leased.contains(f); } }
    private void markLeased(String f) { synchronized (leased) { leased.add(f); } }
    void release(String f) { synchronized (leased) { leased.remove(f); } }

    boolean tryLease(String f) {
        if (isLeased(f)) return false;
        markLeased(f);
        return true;
    }

    public static void main(String[] args) {
        FileLeases l = new FileLeases();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    if (l.tryLease("doc.txt")) l.release("doc.txt");
                }
            }).start();
        }
    }
}
// corpus: unseen
