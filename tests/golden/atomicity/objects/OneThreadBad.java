// run: scan --only atomicity
// expect: atomicity method=OneThreadBad$Student.solve line=here witness=a context=this
// The other thread uses the witness as well.
public class OneThreadBad {
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
        new Thread(() -> abacus.slide(7)).start();
        Student student = new Student();
        for (int i = 0; i < 5; i++)
            student.solve(abacus, i);
    }
}
