// run: scan --library --only lock-order
// expect: none
// every operation takes the catalogue lock (read or write) before a room's lock, the template method fixes that order
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

public class MuseumCatalog {
    private static final class Room {
        final ReadWriteLock lock = new ReentrantReadWriteLock();
        final TreeSet<String> pieces = new TreeSet<>();
    }

    private final ReadWriteLock catalogLock = new ReentrantReadWriteLock();
    private final Map<String, Room> rooms = new HashMap<>();

    public void openRoom(String name) {
        catalogLock.writeLock().lock();
        try {
            rooms.putIfAbsent(name, new Room());
        } finally {
            catalogLock.writeLock().unlock();
        }
    }

    public boolean hang(String room, String piece) {
        return inRoom(room, true, r -> r.pieces.add(piece));
    }

    public boolean takeDown(String room, String piece) {
        return inRoom(room, true, r -> r.pieces.remove(piece));
    }

    public boolean shows(String room, String piece) {
        return inRoom(room, false, r -> r.pieces.contains(piece));
    }

    private boolean inRoom(String name, boolean change, Function<Room, Boolean> action) {
        catalogLock.readLock().lock();
        try {
            Room r = rooms.get(name);
            if (r == null) {
                return false;
            }
            var l = change ? r.lock.writeLock() : r.lock.readLock();
            l.lock();
            try {
                return action.apply(r);
            } finally {
                l.unlock();
            }
        } finally {
            catalogLock.readLock().unlock();
        }
    }

    public int closeRoom(String name) {
        catalogLock.writeLock().lock();
        try {
            Room r = rooms.remove(name);
            if (r == null) {
                return 0;
            }
            r.lock.readLock().lock();
            try {
                return r.pieces.size();
            } finally {
                r.lock.readLock().unlock();
            }
        } finally {
            catalogLock.writeLock().unlock();
        }
    }
}
// corpus: unseen17
