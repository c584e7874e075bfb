// run: scan --only data-race
// expect: none
public class JoinedPartsSumOk {
    static class Part extends Thread {
        final int[] cells; long sum;
        Part(int n) { cells = new int[n]; }
        public void run() { for (int i = 0; i < cells.length; i++) { cells[i] = i; sum += cells[i]; } }
    }
    public static void main(String[] args) throws Exception {
        Part[] ts = new Part[3];
        for (int t = 0; t < ts.length; t++) { ts[t] = new Part(8); ts[t].start(); }
        long all = 0;
        for (Part t : ts) { t.join(); all += t.sum; }
        System.out.println(all);
    }
}
// corpus: unseen22
