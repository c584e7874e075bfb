// run: scan --only data-race
// expect: data-race field=CellsOfManyBad.main.cells[] severity=high
public class CellsOfManyBad {
    public static void main(String[] args) throws Exception {
        int[] cells = new int[8];
        Thread[] ts = new Thread[3];
        for (int t = 0; t < ts.length; t++) {
            ts[t] = new Thread(() -> { for (int i = 0; i < cells.length; i++) cells[i]++; });
            ts[t].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(cells[0]);
    }
}
// corpus: unseen22
