// run: scan --only atomicity --library
// expect: atomicity
// Matrix row compare: sameAs holds this and calls o.size() and o.get(i) repeatedly; o.truncate in between makes get throw or the comparison mix two states.
public class VectorEquals {
    private double[] v;

    public VectorEquals(double... v) {
        this.v = v.clone();
    }

    public synchronized int size() {
        return v.length;
    }

    public synchronized double get(int i) {
        return v[i];
    }

    public synchronized void truncate(int n) {
        if (n < v.length) {
            double[] w = new double[n];
            System.arraycopy(v, 0, w, 0, n);
            v = w;
        }
    }

    public synchronized boolean sameAs(VectorEquals o) {
        if (o.size() != v.length) {
            return false;
        }
        for (int i = 0; i < v.length; i++) {
            if (o.get(i) != v[i]) {
                return false;
            }
        }
        return true;
    }
}
// corpus: unseen
