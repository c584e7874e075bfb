// run: scan --only lock-order
// expect: none
// The caller sorts, a helper locks in the order of its arguments.
public class SortedByHelperOk {
    static class Acc { int b=100; final int id; Acc(int i){id=i;} }
    static class Bank { void transfer(Acc f, Acc t, int n){ if(f.id<t.id) both(f,t,f,t,n); else both(t,f,f,t,n); }
    private void both(Acc x, Acc y, Acc f, Acc t, int n){ synchronized(x){ synchronized(y){ f.b-=n; t.b+=n; } } } }
    public static void main(String[] z){ Bank k=new Bank(); Acc a=new Acc(1), b=new Acc(2); for(int i=0;i<10;i++){ new Thread(()->k.transfer(a,b,1)).start(); new Thread(()->k.transfer(b,a,1)).start(); } } }
