// run: scan --only stale-value
// expect: stale-value
// hit() gets the count from the Hashtable and puts count + 1 back: each call is synchronized, the pair is not
import java.util.Hashtable;
import java.util.Map;
import java.util.stream.Collectors;

public class FunnelCounter {
    enum Step { LANDING, SIGNUP, CHECKOUT }

    private final Map<Step, Integer> hits = new Hashtable<>();

    void hit(Step s) {
        Integer old = hits.get(s);
        if (old == null) {
            hits.put(s, 1);
        } else {
            hits.put(s, old + 1);
        }
    }

    String render() {
        synchronized (hits) {
            return hits.entrySet().stream()
                    .map(e -> e.getKey() + "=" + e.getValue())
                    .sorted()
                    .collect(Collectors.joining(", "));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FunnelCounter f = new FunnelCounter();
        Thread[] web = new Thread[4];
        for (int i = 0; i < web.length; i++) {
            web[i] = new Thread(() -> {
                for (int k = 0; k < 20_000; k++) {
                    f.hit(Step.values()[k % 3]);
                }
            });
            web[i].start();
        }
        for (Thread t : web) {
            t.join();
        }
        System.out.println(f.render());
    }
}
// corpus: unseen12
