// run: scan --only atomicity
// expect: none
// the desk takes an ask with one compound call on the shared book; the depth it asks for before is only kept for its report
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class OrderEngine {
    record Offer(long id, int price) {
    }

    interface Venue {
        int depth();

        Optional<Offer> takeUpTo(int limit);
    }

    static final class Book implements Venue {
        private final PriorityQueue<Offer> offers =
                new PriorityQueue<>(Comparator.comparingInt(Offer::price).thenComparingLong(Offer::id));

        synchronized void place(Offer o) {
            offers.add(o);
        }

        @Override
        public synchronized int depth() {
            return offers.size();
        }

        @Override
        public synchronized Optional<Offer> takeUpTo(int limit) {
            Offer best = offers.peek();
            if (best == null || best.price() > limit) {
                return Optional.empty();
            }
            return Optional.of(offers.remove());
        }
    }

    static final class Desk implements Runnable {
        private final Lock position = new ReentrantLock();
        private final Venue venue;
        private final int limit;
        private final List<Offer> bought = new ArrayList<>();
        private int lastDepth;

        Desk(Venue venue, int limit) {
            this.venue = venue;
            this.limit = limit;
        }

        boolean buy() {
            position.lock();
            try {
                lastDepth = venue.depth();
                Optional<Offer> got = venue.takeUpTo(limit);
                got.ifPresent(bought::add);
                return got.isPresent();
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

        String report() {
            position.lock();
            try {
                return bought.size() + " bought, last depth " + lastDepth;
            } finally {
                position.unlock();
            }
        }

        int count() {
            position.lock();
            try {
                return bought.size();
            } finally {
                position.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Book book = new Book();
        for (int i = 0; i < 4_000; i++) {
            book.place(new Offer(i, 100 + i % 50));
        }
        Desk[] desks = {new Desk(book, 200), new Desk(book, 200)};
        Thread[] ts = new Thread[desks.length];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(desks[i], "desk-" + i);
            ts[i].start();
        }
        int n = 0;
        for (int i = 0; i < ts.length; i++) {
            ts[i].join();
            n += desks[i].count();
            System.out.println(desks[i].report());
        }
        System.out.println(n);
    }
}
// corpus: unseen14
