// run: scan --only atomicity
// expect: none
// the stream's anyMatch asks each shared track with tryPush, which checks for room and adds in one section of the track's monitor
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

class Track {
    static final int ROOM = 50;
    private final List<Integer> wagons = new ArrayList<>();
    private int deepest;

    synchronized boolean tryPush(int wagon) {
        if (wagons.size() >= ROOM) {
            return false;
        }
        wagons.add(wagon);
        deepest = Math.max(deepest, wagons.size());
        return true;
    }

    synchronized void drain() {
        wagons.clear();
    }

    synchronized int deepest() {
        return deepest;
    }
}

public class TrackBalancer {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Track> tracks;
    private int rejected;

    TrackBalancer(List<Track> tracks) {
        this.tracks = List.copyOf(tracks);
    }

    void assign(int wagon) {
        lock.lock();
        try {
            if (tracks.stream().noneMatch(t -> t.tryPush(wagon))) {
                rejected++;
            }
        } finally {
            lock.unlock();
        }
    }

    int rejected() {
        lock.lock();
        try {
            return rejected;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Track> tracks = List.of(new Track(), new Track());
        TrackBalancer east = new TrackBalancer(tracks);
        TrackBalancer west = new TrackBalancer(tracks);
        Thread a = new Thread(() -> feed(east));
        Thread b = new Thread(() -> feed(west));
        a.start();
        b.start();
        for (int i = 0; i < 100; i++) {
            tracks.forEach(Track::drain);
        }
        a.join();
        b.join();
        tracks.forEach(t -> System.out.println("deepest " + t.deepest()));
        System.out.println("rejected " + (east.rejected() + west.rejected()));
    }

    private static void feed(TrackBalancer balancer) {
        for (int i = 0; i < 5_000; i++) {
            balancer.assign(i);
        }
    }
}
// corpus: unseen17
