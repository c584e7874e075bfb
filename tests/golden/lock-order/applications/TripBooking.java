// The bookPackage async stage locks flights then hotels, the cancel stage locks hotels then flights; both stages run concurrently in the pool.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class TripBooking {

    private final ReentrantLock flights = new ReentrantLock();
    private final ReentrantLock hotels = new ReentrantLock();
    private int seats = 10;
    private int rooms = 4;

    private boolean bookPackage() {
        flights.lock();
        try {
            if (seats == 0) {
                return false;
            }
            hotels.lock();
            try {
                if (rooms == 0) {
                    return false;
                }
                seats--;
                rooms--;
                return true;
            } finally {
                hotels.unlock();
            }
        } finally {
            flights.unlock();
        }
    }

    private void cancelPackage() {
        hotels.lock();
        try {
            rooms++;
            flights.lock();
            try {
                seats++;
            } finally {
                flights.unlock();
            }
        } finally {
            hotels.unlock();
        }
    }

    public static void main(String[] args) {
        TripBooking desk = new TripBooking();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletableFuture<Boolean> booked = CompletableFuture.supplyAsync(desk::bookPackage, pool);
        CompletableFuture<Void> cancelled = CompletableFuture.runAsync(desk::cancelPackage, pool);
        String result = booked.thenCombine(cancelled, (ok, none) -> "booked: " + ok).join();
        System.out.println(result);
        pool.shutdown();
    }
}
