// run: scan --only lock-order
// expect: none
// the other list is copied under its own lock first; addAll() then runs with a private array that has no lock
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ClassLists {
    private final String name;
    private final List<String> pupils = Collections.synchronizedList(new ArrayList<>());

    ClassLists(String name) {
        this.name = name;
    }

    void enrol(String pupil) {
        pupils.add(pupil);
    }

    void absorb(ClassLists other) {
        if (other == this) {
            return;
        }
        String[] theirs = other.pupils.toArray(new String[0]);
        pupils.addAll(Arrays.asList(theirs));
    }

    @Override
    public String toString() {
        return name + pupils.size();
    }

    public static void main(String[] args) throws InterruptedException {
        ClassLists maths = new ClassLists("maths");
        ClassLists music = new ClassLists("music");
        maths.enrol("ann");
        music.enrol("bob");
        Thread t1 = new Thread(() -> {
            for (int i = 0; i < 8; i++) {
                maths.absorb(music);
            }
        });
        Thread t2 = new Thread(() -> {
            for (int i = 0; i < 8; i++) {
                music.absorb(maths);
            }
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(maths + " " + music);
    }
}
// corpus: unseen10
