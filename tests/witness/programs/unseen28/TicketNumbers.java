import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class TicketNumbers {
    abstract static class Numbers {
        protected long last;
        private int resets;

        synchronized String next() {
            last++;
            return format(last);
        }

        synchronized void restart(long from) {
            last = from;
            resets++;
        }

        synchronized int resets() {
            return resets;
        }

        protected abstract String format(long n);
    }

    static class Plain extends Numbers {
        @Override
        protected String format(long n) {
            return Long.toString(n);
        }
    }

    static class Checked extends Numbers {
        private final String prefix;

        Checked(String prefix) {
            this.prefix = prefix;
        }

        @Override
        String next() {
            long candidate = last + 1;
            while (candidate % 10 == 0) {
                candidate++;
            }
            last = candidate;
            return format(candidate);
        }

        @Override
        protected String format(long n) {
            return prefix + n + "-" + n % 7;
        }
    }

    static Set<String> issue(Numbers numbers, int threads, int each) throws InterruptedException {
        Set<String> issued = ConcurrentHashMap.newKeySet();
        List<Thread> counters = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Thread t = new Thread(() -> {
                for (int k = 0; k < each; k++) {
                    issued.add(numbers.next());
                }
            });
            counters.add(t);
            t.start();
        }
        for (Thread t : counters) {
            t.join();
        }
        return Collections.unmodifiableSet(issued);
    }

    public static void main(String[] args) throws InterruptedException {
        Numbers plain = new Plain();
        Numbers checked = new Checked("T");
        plain.restart(100);
        System.out.println(issue(plain, 3, 200).size() + " plain");
        System.out.println(issue(checked, 3, 200).size() + " checked, resets " + plain.resets());
    }
}
