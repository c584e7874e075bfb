// run: scan --only atomicity
// expect: none
// Both services use the shared repository only under the one static lock HOTEL, so isFree and occupy of one reservation cannot be separated.
import java.util.HashMap;
import java.util.Map;

public class CommonOuterLock {
    static final Object HOTEL = new Object();

    static class RoomRepository {
        private final Map<Integer, String> guests = new HashMap<>();

        synchronized boolean isFree(int room) {
            return !guests.containsKey(room);
        }

        synchronized void occupy(int room, String guest) {
            guests.put(room, guest);
        }
    }

    static class BookingService implements Runnable {
        private final RoomRepository repo;
        private final String name;
        private int confirmed;

        BookingService(RoomRepository repo, String name) {
            this.repo = repo;
            this.name = name;
        }

        void reserve(int room) {
            synchronized (HOTEL) {
                if (repo.isFree(room)) {
                    repo.occupy(room, name);
                    confirmed++;
                }
            }
        }

        @Override
        public void run() {
            for (int r = 0; r < 100; r++) {
                reserve(r);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RoomRepository repo = new RoomRepository();
        BookingService web = new BookingService(repo, "web");
        BookingService phone = new BookingService(repo, "phone");
        Thread t1 = new Thread(web);
        Thread t2 = new Thread(phone);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(web.confirmed + phone.confirmed);
    }
}
// corpus: unseen
