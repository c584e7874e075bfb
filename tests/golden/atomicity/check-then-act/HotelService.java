// run: scan --only atomicity
// expect: atomicity
// Two BookingService objects over one RoomRepository: reserve() is synchronized on the service only and calls repo.isFree and repo.occupy separately; both services give the room away.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class HotelService {
    static class RoomRepository {
        private final Map<Integer, String> guests = new HashMap<>();

        synchronized boolean isFree(int room) {
            return !guests.containsKey(room);
        }

        synchronized void occupy(int room, String guest) {
            guests.put(room, guest);
        }

        synchronized void leave(int room) {
            guests.remove(room);
        }
    }

    static class BookingService {
        private final RoomRepository repo;
        private int confirmed;

        BookingService(RoomRepository repo) {
            this.repo = repo;
        }

        synchronized boolean reserve(int room, String guest) {
            if (!repo.isFree(room)) {
                return false;
            }
            repo.occupy(room, guest);
            confirmed++;
            return true;
        }

        synchronized int confirmed() {
            return confirmed;
        }
    }

    public static void main(String[] args) {
        RoomRepository repo = new RoomRepository();
        BookingService web = new BookingService(repo);
        BookingService phone = new BookingService(repo);
        ExecutorService ex = Executors.newFixedThreadPool(2);
        ex.submit(() -> {
            for (int r = 0; r < 100; r++) {
                web.reserve(r, "web" + r);
            }
        });
        ex.submit(() -> {
            for (int r = 0; r < 100; r++) {
                phone.reserve(r, "phone" + r);
            }
        });
        ex.shutdown();
    }
}
// corpus: unseen
