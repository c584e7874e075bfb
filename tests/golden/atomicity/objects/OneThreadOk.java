// run: scan --only atomicity
// expect: none
// There is another thread, but it does not use the witness.
public class OneThreadOk {
    static class Abacus {
        private int beads;
        synchronized int beads() { return beads; }
        synchronized void slide(int n) { beads += n; }
    }
    static class Student {
        private int answers;
        synchronized void solve(Abacus a, int n) {
            a.slide(n);
            answers += a.beads(); // <- here
        }
    }
    public static void main(String[] args) {
        Abacus abacus = new Abacus();
        new Thread(() -> System.out.println("ring")).start();
        Student student = new Student();
        for (int i = 0; i < 5; i++)
            student.solve(abacus, i);
    }
}
