// run: scan --only lock-order
// expect: lock-order
// addAll() of a synchronized list holds its own mutex while toArray() of the argument takes the other mutex; merging both ways blocks
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class RosterMerge {
    private final String name;
    private final List<String> pupils = Collections.synchronizedList(new ArrayList<>());

    RosterMerge(String name) {
        this.name = name;
    }

    void enrol(String pupil) {
        pupils.add(pupil);
    }

    void absorb(RosterMerge other) {
        if (other != this) {
            pupils.addAll(other.pupils);
        }
    }

    int size() {
        return pupils.size();
    }

    @Override
    public String toString() {
        return name;
    }

    public static void main(String[] args) throws InterruptedException {
        RosterMerge maths = new RosterMerge("maths");
        RosterMerge music = new RosterMerge("music");
        maths.enrol("ann");
        music.enrol("bob");
        Thread t1 = new Thread(() -> {
            for (int i = 0; i < 12; i++) {
                maths.absorb(music);
            }
        });
        Thread t2 = new Thread(() -> {
            for (int i = 0; i < 12; i++) {
                music.absorb(maths);
            }
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(maths + " " + maths.size());
    }
}
// corpus: unseen10
