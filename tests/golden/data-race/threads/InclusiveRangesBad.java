// Both ends belong to the range: neighbours write the same cell.
// run: scan --only data-race
// expect: data-race field=InclusiveRangesBad.main.g[]
public class InclusiveRangesBad {
    public static void main(String[] x) throws Exception {
        double[] g = new double[101];
        int n = 4, size = 25;
        Thread[] ts = new Thread[n];
        for (int k = 0; k < n; k++) {
            int lo = k * size, hi = (k + 1) * size;
            ts[k] =
                    new Thread(
                            () -> {
                                for (int i = lo; i <= hi; i++) g[i] += 1;
                            });
            ts[k].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(g[0]);
    }
}
