import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class PostponedValue {
    static class Postponed<T> {
        private T value;
        private int waiters;

        void supply(T v) {
            synchronized (this) {
                if (value != null) {
                    throw new IllegalStateException("already supplied");
                }
                value = v;
                notifyAll();
            }
        }

        T demand() throws InterruptedException {
            if (value != null) {
                return value;
            }
            synchronized (this) {
                waiters++;
                try {
                    while (value == null) {
                        wait();
                    }
                    return value;
                } finally {
                    waiters--;
                }
            }
        }

        synchronized int waiters() {
            return waiters;
        }

        static <T> Postponed<T> compute(Supplier<T> s) {
            Postponed<T> p = new Postponed<>();
            new Thread(() -> p.supply(s.get())).start();
            return p;
        }
    }

    static long fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    public static void main(String[] args) throws InterruptedException {
        List<Postponed<Long>> values = new ArrayList<>();
        for (int i = 10; i < 20; i++) {
            final int n = i;
            values.add(Postponed.compute(() -> fib(n)));
        }
        Thread[] clients = new Thread[3];
        for (int c = 0; c < clients.length; c++) {
            final int id = c;
            clients[c] = new Thread(() -> {
                long sum = 0;
                try {
                    for (Postponed<Long> p : values) {
                        sum += p.demand();
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                System.out.println("client " + id + " " + sum);
            });
            clients[c].start();
        }
        for (Thread t : clients) {
            t.join();
        }
        System.out.println("left waiting " + values.get(0).waiters());
    }
}
