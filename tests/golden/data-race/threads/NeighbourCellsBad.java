// The cells at the ends of a part are read by the neighbour.
// run: scan --only data-race
// expect: data-race field=NeighbourCellsBad.main.g[]
public class NeighbourCellsBad {
    public static void main(String[] x) throws Exception {
        double[] g = new double[100];
        Thread[] ts = new Thread[4];
        for (int k = 0; k < 4; k++) {
            int lo = Math.max(1, k * 25), hi = Math.min(99, (k + 1) * 25);
            ts[k] =
                    new Thread(
                            () -> {
                                for (int i = lo; i < hi; i++) g[i] = (g[i - 1] + g[i + 1]) / 2;
                            });
            ts[k].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(g[0]);
    }
}
