// Rooms are locked in argument order but only under planLock.writeLock(); readers under planLock.readLock() lock one room at a time.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RoomSwap {

    static class Room {
        final int number;
        private String guest;

        Room(int number, String guest) {
            this.number = number;
            this.guest = guest;
        }
    }

    private final ReadWriteLock planLock = new ReentrantReadWriteLock();

    void swap(Room a, Room b) {
        planLock.writeLock().lock();
        try {
            synchronized (a) {
                synchronized (b) {
                    String guest = a.guest;
                    a.guest = b.guest;
                    b.guest = guest;
                }
            }
        } finally {
            planLock.writeLock().unlock();
        }
    }

    String guestOf(Room room) {
        planLock.readLock().lock();
        try {
            synchronized (room) {
                return room.guest;
            }
        } finally {
            planLock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RoomSwap hotel = new RoomSwap();
        Room r101 = new Room(101, "Silva");
        Room r202 = new Room(202, "Novak");
        Thread desk = new Thread(() -> {
            for (int i = 0; i < 51; i++) {
                hotel.swap(r101, r202);
            }
        });
        Thread manager = new Thread(() -> {
            for (int i = 0; i < 30; i++) {
                hotel.swap(r202, r101);
            }
        });
        Thread phone = new Thread(() -> System.out.println("101: " + hotel.guestOf(r101)));
        desk.start();
        manager.start();
        phone.start();
        desk.join();
        manager.join();
        phone.join();
        System.out.println(r101.number + " " + hotel.guestOf(r101));
        System.out.println(r202.number + " " + hotel.guestOf(r202));
    }
}
