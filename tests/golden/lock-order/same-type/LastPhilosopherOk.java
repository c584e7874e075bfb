// run: scan --only lock-order
// expect: none
// The last philosopher takes the forks the other way round.
public class LastPhilosopherOk {
    final Object[] forks; LastPhilosopherOk(int n){ forks=new Object[n]; for(int i=0;i<n;i++) forks[i]=new Object(); }
 void dine(int id){ Object left=forks[id], right=forks[(id+1)%forks.length]; if (id == forks.length-1) { synchronized(right){ synchronized(left){ System.out.println(id); } } } else { synchronized(left){ synchronized(right){ System.out.println(id); } } } }
    public static void main(String[] x){ LastPhilosopherOk t=new LastPhilosopherOk(5); for(int i=0;i<5;i++){ final int id=i; new Thread(()->t.dine(id)).start(); } } }
