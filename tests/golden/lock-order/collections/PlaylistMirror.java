// run: scan --only lock-order
// expect: lock-order
// synchronizedList.addAll(other synchronizedList) holds the receiver's mutex and takes the argument's (toArray); the two mirrors copy in opposite directions
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class PlaylistMirror {
    private final String device;
    private final List<String> tracks = Collections.synchronizedList(new ArrayList<>());

    PlaylistMirror(String device) {
        this.device = device;
    }

    void add(String track) {
        tracks.add(track);
    }

    void pull(PlaylistMirror from) {
        tracks.addAll(from.tracks);
    }

    void trim(int keep) {
        synchronized (tracks) {
            while (tracks.size() > keep) {
                tracks.remove(tracks.size() - 1);
            }
        }
    }

    String describe() {
        synchronized (tracks) {
            return device + " " + tracks.size() + " tracks";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PlaylistMirror phone = new PlaylistMirror("phone");
        PlaylistMirror car = new PlaylistMirror("car");
        for (int i = 0; i < 30; i++) {
            phone.add("p" + i);
            car.add("c" + i);
        }
        Thread a = new Thread(() -> {
            for (int i = 0; i < 2_000; i++) {
                phone.pull(car);
                phone.trim(40);
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 2_000; i++) {
                car.pull(phone);
                car.trim(40);
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(phone.describe());
        System.out.println(car.describe());
    }
}
// corpus: unseen17
