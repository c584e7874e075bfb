// The program of seed 001, figure 1: classes and fields have its names.
class J extends Thread {
    static C c;
    int wld;

    public static void main(String[] arg) {
        c = new C();
        for (int num = 1; num <= 3; num++) {
            c.inc();
            for (int wld = 0; wld < num; wld++) {
                J j = new J();
                j.wld = wld;
                j.start();
            }
        }
    }

    public void run() {
        M m = new M();
        m.init(wld, c);
        c.addThread(m);
        m.go();
    }
}

class C {
    W[] a = new W[10];
    M[] ms = new M[10];
    int num = 0;

    synchronized void inc() {
        W w = new W();
        a[num++] = w;
    }

    synchronized void addThread(M m) {
        ms[m.hashCode() % 10] = m;
    }

    synchronized W getW(int i) {
        W w = a[i];
        return w;
    }
}

class W {
    int count = 0;
    S s = new S();

    void update(H h) {
        this.count++;
        s.put(h);
    }

    synchronized S get() {
        return s;
    }
}

class S {
    H last;

    void put(H h) {
        last = h;
    }
}

class H {
}

class M {
    int wld;
    C c;
    T[] b = new T[10];

    void init(int wld, C c) {
        this.wld = wld;
        this.c = c;
    }

    void go() {
        T t = new T();
        b[0] = t;
        t.init(wld, c);
        t.process();
    }
}

class T {
    int wld;
    C c;
    W w;

    void init(int wld, C c) {
        this.wld = wld;
        this.c = c;
        w = c.getW(wld);
    }

    void process() {
        S s = w.get();
        w.update(new H());
    }
}
