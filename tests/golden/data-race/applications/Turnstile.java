// Value object in a ConcurrentHashMap is incremented plainly by several pool threads (long ++).
// run: scan --only data-race
// expect: data-race field=Turnstile$Gate.passages
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

public class Turnstile {

    static class Gate {
        private final int number;
        private long passages;

        Gate(int number) {
            this.number = number;
        }

        void pass() {
            passages++;
        }

        long passages() {
            return passages;
        }

        int number() {
            return number;
        }
    }

    private final Map<Integer, Gate> gates = new ConcurrentHashMap<>();
    private final AtomicLong total = new AtomicLong();

    void enter(int gate) {
        gates.computeIfAbsent(gate, Gate::new).pass();
        total.incrementAndGet();
    }

    void print() {
        gates.values().forEach(g -> System.out.println(g.number() + ": " + g.passages()));
        System.out.println("total " + total.get());
    }

    public static void main(String[] args) throws InterruptedException {
        Turnstile turnstile = new Turnstile();
        ExecutorService visitors = Executors.newFixedThreadPool(4);
        for (int v = 0; v < 400; v++) {
            int gate = v % 3;
            visitors.submit(() -> turnstile.enter(gate));
        }
        visitors.shutdown();
        if (!visitors.awaitTermination(30, TimeUnit.SECONDS)) {
            throw new IllegalStateException("visitors stuck");
        }
        turnstile.print();
    }
}
// corpus: unseen26
