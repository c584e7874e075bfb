// Everything is written in the Holder class initialiser, whose completion happens-before every use; only reads after that.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

public class Currencies {
    private final Map<String, Integer> digits = new HashMap<>();
    private int lookupsAtStart;
    private String base;

    private Currencies() {
    }

    private static class Holder {
        static Currencies instance;
        static int created;

        static {
            instance = new Currencies();
            instance.register("EUR", 2);
            instance.register("JPY", 0);
            instance.register("TND", 3);
            instance.base = "EUR";
            created++;
        }
    }

    static Currencies get() {
        return Holder.instance;
    }

    private void register(String code, int n) {
        digits.put(code, n);
        lookupsAtStart += n;
    }

    int digits(String code) {
        Integer n = digits.get(code);
        return n == null ? digits.get(base) : n;
    }

    public static void main(String[] args) throws InterruptedException {
        Runnable r = () -> {
            int n = Stream.of("EUR", "JPY", "XXX").mapToInt(c -> get().digits(c)).sum();
            System.out.println(Thread.currentThread().getName() + " " + n);
        };
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(r, "lookup-" + i);
            threads[i].start();
        }
        System.out.println(get().lookupsAtStart + " " + Holder.created);
        for (Thread t : threads) {
            t.join();
        }
    }
}
// corpus: unseen26
