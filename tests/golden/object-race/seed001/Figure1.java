// The program of seed 001, figure 1: classes and fields have its names. Figure 2 says: distributed are w, c
// and m; the boundary of m has m > b, m > t and b > t, that of c has c > a; j > m is not reentrant although m
// escapes to c; races are <w, get, update> and <w, update, update>, none on c, m, a, t, b. (s, which the figure
// leaves open, is given away by w.get: it is distributed, and w.update races on it.)
//
// run: raddle show objects $CLASSES
// out: root
// out:   > C
// out:   > J not reentrant
// out: C J.main([Ljava/lang/String;)V (...)
// out:   > W[] field
// out:   > M[] field
// out:   > W
// out:   > M
// out: J J.main([Ljava/lang/String;)V (...)
// out:   > M not reentrant
// out:   > C
// out: W[] C.<init>()V (...)
// out:   > W field
// out: M[] C.<init>()V (...)
// out:   > M field
// out: W C.inc()V (...)
// out:   > S field
// out:   > H
// out: M J.run()V (...)
// out:   > C field
// out:   > T not reentrant
// out:   > T[] field
// out: S W.<init>()V (...)
// out:   > H field
// out: T M.go()V (...)
// out:   > C field
// out:   > S
// out:   > H not reentrant
// out:   > W field
// out: T[] M.<init>()V (...)
// out:   > T field
// out: H T.process()V (...)
// out: calls:
// out:   thread > J.run {}
// out:   root.main > C.inc {this}
// out:   root.main > J.put wld {}
// out:   root.main > J.start {}
// out:   C.inc > W[].wr {one C, C}
// out:   J.run > M.init {}
// out:   J.run > C.addThread {this}
// out:   J.run > M.go {}
// out:   M.go > T[].wr {}
// out:   M.go > T.init {}
// out:   M.go > T.process {}
// out:   C.addThread > M[].wr {one C, C}
// out:   T.process > W.get {this}
// out:   T.process > W.update {}
// out:   T.init > C.getW {this}
// out:   C.getW > W[].rd {one C, C}
// out:   W.update > S.put {}
// out: races:
// out:   <W, get, update>
// out:   <W, update, update>
// out:   <S, put, put>
//
// run: raddle show ownership $CLASSES
// out: C: distributed
// out: J: distributed
// out: W[]: owned by C
// out: M[]: owned by C
// out: W: distributed
// out: M: distributed
// out: S: distributed
// out: T: owned by M
// out: T[]: owned by M
// out: H: distributed
// out: boundary of C: C > W[], C > M[]
// out: boundary of M: M > T, T[] > T, M > T[]
// out: minimal of root > C: root
// out: minimal of root > J: root
// out: minimal of C > W[]: C
// out: minimal of C > M[]: C
// out: minimal of C > W: root
// out: minimal of W[] > W: root
// out: minimal of J > M: root
// out: minimal of J > C: root
// out: minimal of M > C: root
// out: minimal of C > M: root
// out: minimal of W > S: root
// out: minimal of M > T: M
// out: minimal of T[] > T: M
// out: minimal of T > C: root
// out: minimal of M > T[]: M
// out: minimal of M[] > M: root
// out: minimal of T > S: root
// out: minimal of T > H: root
// out: minimal of W > H: root
// out: minimal of T > W: root
// out: minimal of S > H: root
//
// run: scan --only object-race
// expect: object-race method=J.run method=W.update line=w
// expect: object-race method=W.update line=s
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
        ms[num] = m;
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
        this.count++; // <- w
        s.put(h);
    }

    synchronized S get() {
        return s;
    }
}

class S {
    H last;

    void put(H h) {
        last = h; // <- s
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
