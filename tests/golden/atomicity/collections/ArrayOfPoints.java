// run: scan --only atomicity
// expect: none
// each iteration locks a different element point[i], the index changes in between
class Pixel {
    private int rgb;

    public synchronized void paint(int rgb) {
        this.rgb = rgb;
    }

    public synchronized int rgb() {
        return rgb;
    }
}

public class ArrayOfPoints {
    private int fills;

    public Pixel[] row(int n) {
        Pixel[] row = new Pixel[n];
        for (int i = 0; i < n; i++) {
            row[i] = new Pixel();
        }
        return row;
    }

    public synchronized void fill(Pixel[] row, int rgb) {
        for (int i = 0; i < row.length; i++) {
            row[i].paint(rgb);
        }
        fills++;
    }
}
// corpus: unseen
