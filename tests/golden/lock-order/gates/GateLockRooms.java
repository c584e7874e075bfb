// run: scan --only lock-order
// expect: none
// Host.moveGuest and Host.moveBack nest the two rooms in opposite orders, but both do so only inside the one gate lock of the hotel; single-room operations take one lock only.
package hotel;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Room {
    final int number;
    private final Deque<String> guests = new ArrayDeque<>();

    Room(int number) { this.number = number; }

    synchronized void checkIn(String g) { guests.add(g); }

    synchronized String checkOut() { return guests.poll(); }

    synchronized void moveOneTo(Room other) {
        String g = guests.poll();
        if (g != null) {
            other.checkIn(g);
        }
    }

    synchronized int occupancy() { return guests.size(); }
}

class Host {
    private final Lock gate = new ReentrantLock();
    private final Room front = new Room(1);
    private final Room back = new Room(2);

    void arrive(String g) {
        front.checkIn(g);
    }

    void moveGuest() {
        gate.lock();
        try {
            front.moveOneTo(back);
        } finally {
            gate.unlock();
        }
    }

    void moveBack() {
        gate.lock();
        try {
            back.moveOneTo(front);
        } finally {
            gate.unlock();
        }
    }

    int total() {
        return front.occupancy() + back.occupancy();
    }
}

public class GateLockRooms {
    public static void main(String[] args) throws InterruptedException {
        Host host = new Host();
        for (int i = 0; i < 20; i++) {
            host.arrive("guest" + i);
        }
        Thread t = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) host.moveGuest();
        });
        Thread u = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) host.moveBack();
        });
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(host.total());
    }
}
// corpus: unseen
