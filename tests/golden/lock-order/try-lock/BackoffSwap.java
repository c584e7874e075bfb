// run: scan --only lock-order
// expect: none
// Shelf.swap takes the second lock only by tryLock and releases the first before it retries, so no thread blocks while holding a lock.
package library.shelves;

import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;

class Shelf {
    private final ReentrantLock lock = new ReentrantLock();
    private final String code;
    private int books;

    Shelf(String code, int books) {
        this.code = code;
        this.books = books;
    }

    String code() { return code; }

    int books() {
        lock.lock();
        try {
            return books;
        } finally {
            lock.unlock();
        }
    }

    static void swap(Shelf a, Shelf b) throws InterruptedException {
        for (;;) {
            a.lock.lock();
            try {
                if (b.lock.tryLock()) {
                    try {
                        int t = a.books;
                        a.books = b.books;
                        b.books = t;
                        return;
                    } finally {
                        b.lock.unlock();
                    }
                }
            } finally {
                a.lock.unlock();
            }
            Thread.sleep(0, ThreadLocalRandom.current().nextInt(1, 1000));
        }
    }
}

class Librarian extends Thread {
    private final Shelf from;
    private final Shelf to;

    Librarian(Shelf from, Shelf to) {
        this.from = from;
        this.to = to;
    }

    @Override
    public void run() {
        try {
            for (int i = 0; i < 1000; i++) {
                Shelf.swap(from, to);
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }
}

public class BackoffSwap {
    public static void main(String[] args) throws InterruptedException {
        Shelf fiction = new Shelf("F", 120);
        Shelf science = new Shelf("S", 80);
        Librarian a = new Librarian(fiction, science);
        Librarian b = new Librarian(science, fiction);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(fiction.code() + fiction.books() + " " + science.code() + science.books());
    }
}
// corpus: unseen
