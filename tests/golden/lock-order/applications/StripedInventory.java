// Move locks the stripe of the first key, then that of the second, in argument order; opposite moves can block each other.
// run: scan --only lock-order --min-severity medium
// expect: lock-order locks=java.util.concurrent.locks.Lock,java.util.concurrent.locks.Lock
// corpus: unseen31
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class StripedInventory {
    private static final int STRIPES = 8;
    private final Lock[] stripes = new Lock[STRIPES];
    private final List<Map<String, Integer>> parts = new ArrayList<>();

    StripedInventory() {
        for (int i = 0; i < STRIPES; i++) {
            stripes[i] = new ReentrantLock();
            parts.add(new HashMap<>());
        }
    }

    private static int stripe(String key) {
        return (key.hashCode() & 0x7fffffff) % STRIPES;
    }

    void add(String key, int n) {
        Lock l = stripes[stripe(key)];
        l.lock();
        try {
            parts.get(stripe(key)).merge(key, n, Integer::sum);
        } finally {
            l.unlock();
        }
    }

    boolean move(String from, String to, int n) {
        Lock a = stripes[stripe(from)];
        Lock b = stripes[stripe(to)];
        a.lock();
        try {
            b.lock();
            try {
                Map<String, Integer> src = parts.get(stripe(from));
                int have = src.getOrDefault(from, 0);
                if (have < n) {
                    return false;
                }
                src.put(from, have - n);
                parts.get(stripe(to)).merge(to, n, Integer::sum);
                return true;
            } finally {
                b.unlock();
            }
        } finally {
            a.unlock();
        }
    }

    int total() {
        int sum = 0;
        for (int i = 0; i < STRIPES; i++) {
            stripes[i].lock();
            try {
                for (int n : parts.get(i).values()) {
                    sum += n;
                }
            } finally {
                stripes[i].unlock();
            }
        }
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        StripedInventory inv = new StripedInventory();
        inv.add("a", 50);
        inv.add("b", 50);
        Thread out = new Thread(() -> {
            for (int i = 0; i < 60; i++) {
                inv.move("a", "b", 1);
            }
        });
        Thread back = new Thread(() -> {
            for (int i = 0; i < 60; i++) {
                inv.move("b", "a", 1);
            }
        });
        out.start();
        back.start();
        out.join();
        back.join();
        System.out.println(inv.total());
    }
}
