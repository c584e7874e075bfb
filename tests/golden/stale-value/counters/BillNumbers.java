// run: scan --only stale-value
// expect: stale-value
// next() peeks the number in one synchronized section and bumps it in another, two tills print the same bill number
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

public class BillNumbers {
    private final String prefix;
    private long next = 1;

    BillNumbers(String prefix) {
        this.prefix = prefix;
    }

    synchronized long peek() {
        return next;
    }

    synchronized void bump() {
        next++;
    }

    String next() {
        long n = peek();
        bump();
        return format(n);
    }

    private String format(long n) {
        return String.format("%s-%06d", prefix, n);
    }

    public static void main(String[] args) throws InterruptedException {
        BillNumbers numbers = new BillNumbers("B");
        Set<String> printed = Collections.synchronizedSet(new HashSet<>());
        Thread[] tills = new Thread[3];
        for (int t = 0; t < tills.length; t++) {
            tills[t] = new Thread(() -> {
                for (int i = 0; i < 3_000; i++) {
                    printed.add(numbers.next());
                }
            });
            tills[t].start();
        }
        for (Thread t : tills) {
            t.join();
        }
        System.out.println(printed.size() + " bills, expected " + (numbers.peek() - 1));
    }
}
// corpus: unseen17
