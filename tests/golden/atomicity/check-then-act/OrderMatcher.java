// run: scan --only atomicity
// expect: atomicity
// Desk.buy looks at the cheapest ask and withdraws it by a later call, holding only the desk's own lock; two desks pay for one ask
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class OrderMatcher {
    record Ask(long id, int price) {
    }

    interface Venue {
        Optional<Ask> cheapest();

        void withdraw(Ask a);

        void place(Ask a);
    }

    static final class Book implements Venue {
        private final PriorityQueue<Ask> asks =
                new PriorityQueue<>(Comparator.comparingInt(Ask::price).thenComparingLong(Ask::id));

        @Override
        public synchronized Optional<Ask> cheapest() {
            return Optional.ofNullable(asks.peek());
        }

        @Override
        public synchronized void withdraw(Ask a) {
            asks.remove(a);
        }

        @Override
        public synchronized void place(Ask a) {
            asks.add(a);
        }
    }

    static final class Desk implements Runnable {
        private final Lock position = new ReentrantLock();
        private final Venue venue;
        private final int limit;
        private final List<Ask> bought = new ArrayList<>();
        private long spent;

        Desk(Venue venue, int limit) {
            this.venue = venue;
            this.limit = limit;
        }

        private Optional<Ask> quote() {
            return venue.cheapest().filter(a -> a.price() <= limit);
        }

        private void settle(Ask a) {
            venue.withdraw(a);
            bought.add(a);
            spent += a.price();
        }

        boolean buy() {
            position.lock();
            try {
                Optional<Ask> q = quote();
                q.ifPresent(this::settle);
                return q.isPresent();
            } finally {
                position.unlock();
            }
        }

        @Override
        public void run() {
            boolean more = true;
            while (more) {
                more = buy();
            }
        }

        List<Ask> bought() {
            position.lock();
            try {
                return List.copyOf(bought);
            } finally {
                position.unlock();
            }
        }

        long spent() {
            position.lock();
            try {
                return spent;
            } finally {
                position.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Book book = new Book();
        for (int i = 0; i < 5_000; i++) {
            book.place(new Ask(i, 100 + i % 50));
        }
        Desk[] desks = {new Desk(book, 200), new Desk(book, 200)};
        Thread[] ts = new Thread[desks.length];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(desks[i], "desk-" + i);
            ts[i].start();
        }
        int n = 0;
        long spent = 0;
        for (int i = 0; i < ts.length; i++) {
            ts[i].join();
            n += desks[i].bought().size();
            spent += desks[i].spent();
        }
        System.out.println(n + " bought of 5000 for " + spent);
    }
}
// corpus: unseen14
