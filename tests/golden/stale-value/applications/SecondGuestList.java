// Compound contains/add, isEmpty/remove and iteration are wrapped in synchronized(names), the list's own mutex.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SecondGuestList {
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());
    private final int maximum;

    SecondGuestList(int maximum) {
        this.maximum = maximum;
    }

    boolean invite(String name) {
        synchronized (names) {
            if (names.contains(name) || names.size() >= maximum) {
                return false;
            }
            return names.add(name);
        }
    }

    String admit() {
        synchronized (names) {
            return names.isEmpty() ? null : names.remove(0);
        }
    }

    int letters() {
        int n = 0;
        synchronized (names) {
            for (String s : names) {
                n += s.length();
            }
        }
        return n;
    }

    int size() {
        return names.size();
    }

    public static void main(String[] args) throws Exception {
        SecondGuestList list = new SecondGuestList(30);
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> results = new ArrayList<>();
        for (int host = 0; host < 3; host++) {
            final int h = host;
            results.add(pool.submit(() -> {
                int ok = 0;
                for (int i = 0; i < 20; i++) {
                    ok += list.invite("guest" + (i * (h + 1))) ? 1 : 0;
                    if (i % 7 == 6 && list.admit() != null) {
                        ok--;
                    }
                }
                return ok;
            }));
        }
        int sum = 0;
        for (Future<Integer> r : results) {
            sum += r.get();
        }
        pool.shutdown();
        System.out.println(sum == list.size() ? "ok " + list.letters() : "off");
    }
}
