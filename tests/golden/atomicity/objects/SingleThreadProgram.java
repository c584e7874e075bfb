// run: scan --only atomicity
// expect: none
// no other thread ever reaches the witness: main alone uses the locked objects
class Abacus {
    private int beads;

    synchronized int beads() {
        return beads;
    }

    synchronized void slide(int n) {
        beads += n;
    }
}

class Student {
    private int answers;

    synchronized void solve(Abacus a, int n) {
        a.slide(n);
        answers += a.beads();
    }
}

public class SingleThreadProgram {
    public static void main(String[] args) throws InterruptedException {
        Thread bell = new Thread(() -> System.out.println("ring"));
        bell.start();
        Abacus abacus = new Abacus();
        Student student = new Student();
        for (int i = 0; i < 5; i++) {
            student.solve(abacus, i);
        }
        bell.join();
    }
}
// corpus: unseen
