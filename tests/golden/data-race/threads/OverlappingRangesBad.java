// 0 to 60 and 40 to 100 overlap.
// run: scan --only data-race
// expect: data-race field=OverlappingRangesBad.main.d[]
public class OverlappingRangesBad {
    static void fill(int[] d, int lo, int hi) {
        for (int i = lo; i < hi; i++) d[i] = i;
    }

    public static void main(String[] x) throws Exception {
        int[] d = new int[100];
        Thread a = new Thread(() -> fill(d, 0, 60)), b = new Thread(() -> fill(d, 40, 100));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(d[7]);
    }
}
