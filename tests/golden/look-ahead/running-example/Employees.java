// The running example of seed 004 (figure 1), with a list that is safe for two threads. Every statement of its text about the
// example is checked, on sets of the program's own fields (--fields-only --accesses code: as the seed has it, whatever
// code accesses counts; no guards and accessors, which the seed does not have). The seed's lines 12 and 58 are 21 and 81 here.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

class Employee {
    String name;
    Integer salary;

    Employee(String name, Integer salary) {
        this.name = name;
        this.salary = salary;
    }
}

class Company {
    List<Employee> employees = new CopyOnWriteArrayList<>();

    void addEmployee(String name, Integer salary) {
        Employee emp = new Employee(name, salary);
        employees.add(emp);
    }

    void addEmployee(Employee emp) {
        employees.add(emp);
    }

    void printEmployeeNames() {
        for (Employee e : employees)
            e.name.length();
    }

    void setEmployeeSalary(String eName, Integer nSalary) {
        for (Employee e : employees)
            if (e.name.equals(eName))
                e.salary = nSalary;
    }

    Integer getEmployeeSalary(String eName) {
        for (Employee e : employees)
            if (e.name.equals(eName))
                return e.salary;
        return null;
    }
}

class FirstWorker extends Thread {
    private Company cmp;

    FirstWorker(Company cmp) {
        this.cmp = cmp;
    }

    public void run() {
        cmp.printEmployeeNames();
        Integer r = cmp.getEmployeeSalary("john");
        cmp.setEmployeeSalary("john", 150);
        cmp.printEmployeeNames();
    }
}

class SecondWorker extends Thread {
    private Company cmp;

    SecondWorker(Company cmp) {
        this.cmp = cmp;
    }

    public void run() {
        Integer r = cmp.getEmployeeSalary("paul");
        cmp.addEmployee("mark", 80);
        cmp.printEmployeeNames();
    }
}

public class Employees {
    public static void main(String[] args) throws Exception {
        Company cmp = new Company();
        cmp.addEmployee("john", 100);
        Employee emp = new Employee("paul", 120);
        cmp.addEmployee(emp);
        FirstWorker w1 = new FirstWorker(cmp);
        SecondWorker w2 = new SecondWorker(cmp);
        w1.start();
        w2.start();
        w1.join();
        w2.join();
    }
}

// Section IV-A: calls and returns are branches, so that salary follows every method that somebody calls before
// reading it: printEmployeeNames and addEmployee too.
// run: raddle check $CLASSES --main Employees --look-ahead insensitive --immutable off --points-to none --reduction none --accesses code --fields-only --no-guards --no-accessors --foreseen
// out: ...
// out: Company.addEmployee (line 21)
// out:   to its end reads: Company.employees
// out:   to its end writes and locks: Employee.name Employee.salary
// out:   to the thread's end reads: Company.employees Employee.name Employee.salary FirstWorker.cmp SecondWorker.cmp
// out:   to the thread's end writes and locks: Employee.name Employee.salary FirstWorker FirstWorker.cmp SecondWorker SecondWorker.cmp
// out:   behind it reads: Company.employees Employee.name Employee.salary FirstWorker.cmp SecondWorker.cmp
// out:   behind it writes and locks: Employee.name Employee.salary FirstWorker FirstWorker.cmp SecondWorker SecondWorker.cmp
// out: Company.addEmployee (line 26)
// out:   to its end reads: Company.employees
// out:   to its end writes and locks:
// out:   to the thread's end reads: Company.employees Employee.name Employee.salary FirstWorker.cmp SecondWorker.cmp
// out:   to the thread's end writes and locks: Employee.name Employee.salary FirstWorker FirstWorker.cmp SecondWorker SecondWorker.cmp
// out:   behind it reads: Company.employees Employee.name Employee.salary FirstWorker.cmp SecondWorker.cmp
// out:   behind it writes and locks: Employee.name Employee.salary FirstWorker FirstWorker.cmp SecondWorker SecondWorker.cmp
// out: ...
// out: Company.printEmployeeNames (line 30)
// out:   to its end reads: Company.employees Employee.name
// out:   to its end writes and locks:
// out:   to the thread's end reads: Company.employees Employee.name Employee.salary FirstWorker.cmp SecondWorker.cmp
// out:   to the thread's end writes and locks: Employee.name Employee.salary FirstWorker FirstWorker.cmp SecondWorker SecondWorker.cmp
// out:   behind it reads: Company.employees Employee.name Employee.salary FirstWorker.cmp SecondWorker.cmp
// out:   behind it writes and locks: Employee.name Employee.salary FirstWorker FirstWorker.cmp SecondWorker SecondWorker.cmp
// out: ...
// out: FirstWorker.cmp: sometimes a choice
// out: SecondWorker.cmp: sometimes a choice
// out: Company.employees: never a choice
// out: Employee.name: sometimes a choice
// out: Employee.salary: sometimes a choice
// out: complete: no error (1458 states, 3761 transitions, depth 37)
// Section IV-B: the first phase at the entry of addEmployee(String, Integer) has what it and the constructor access. The second phase
// behind it has what comes after its callers: reads and writes of name, the write of salary in the constructor
// that main calls next.
// run: raddle check $CLASSES --main Employees --look-ahead callee --immutable off --points-to none --reduction none --accesses code --fields-only --no-guards --no-accessors --foreseen
// out: ...
// out: Company.addEmployee (line 21)
// out:   to its end reads: Company.employees
// out:   to its end writes and locks: Employee.name Employee.salary
// out:   to the thread's end reads: Company.employees Employee.name Employee.salary FirstWorker.cmp SecondWorker.cmp
// out:   to the thread's end writes and locks: Employee.name Employee.salary FirstWorker FirstWorker.cmp SecondWorker SecondWorker.cmp
// out:   behind it reads: Company.employees Employee.name Employee.salary FirstWorker.cmp SecondWorker.cmp
// out:   behind it writes and locks: Employee.name Employee.salary FirstWorker FirstWorker.cmp SecondWorker SecondWorker.cmp
// out: Company.addEmployee (line 26)
// out:   to its end reads: Company.employees
// out:   to its end writes and locks:
// out:   to the thread's end reads: Company.employees Employee.name Employee.salary FirstWorker.cmp SecondWorker.cmp
// out:   to the thread's end writes and locks: Employee.name Employee.salary FirstWorker FirstWorker.cmp SecondWorker SecondWorker.cmp
// out:   behind it reads: Company.employees Employee.name Employee.salary FirstWorker.cmp SecondWorker.cmp
// out:   behind it writes and locks: Employee.name Employee.salary FirstWorker FirstWorker.cmp SecondWorker SecondWorker.cmp
// out: ...
// out: Company.printEmployeeNames (line 30)
// out:   to its end reads: Company.employees Employee.name
// out:   to its end writes and locks:
// out:   to the thread's end reads: Company.employees Employee.name Employee.salary FirstWorker.cmp
// out:   to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out:   behind it reads: Company.employees Employee.name Employee.salary FirstWorker.cmp
// out:   behind it writes and locks: Employee.salary FirstWorker SecondWorker
// out: ...
// out: FirstWorker.cmp: sometimes a choice
// out: SecondWorker.cmp: sometimes a choice
// out: Company.employees: never a choice
// out: Employee.name: sometimes a choice
// out: Employee.salary: sometimes a choice
// out: complete: no error (1022 states, 2562 transitions, depth 32)
// Section IV-C: the two calls of printEmployeeNames in FirstWorker.run are told apart: salary follows the first and not the second.
// addEmployee as SecondWorker calls it does not lead to a read of salary any more, as main calls it it does (the
// threads that main starts). The write of salary in the constructor keeps its choice while FirstWorker is before the
// call of getEmployeeSalary or at it (the seed asks for reads alone; with reports of data races writes count too).
// name is sometimes a choice.
// run: raddle check $CLASSES --main Employees --look-ahead sensitive --immutable off --points-to none --reduction none --accesses code --fields-only --no-guards --no-accessors --foreseen
// out: ...
// out: Company.addEmployee (line 21)
// out:   to its end reads: Company.employees
// out:   to its end writes and locks: Employee.name Employee.salary
// out:   called from Employees.main (line 80)
// out:     to the thread's end reads: Company.employees Employee.name Employee.salary FirstWorker.cmp SecondWorker.cmp
// out:     to the thread's end writes and locks: Employee.name Employee.salary FirstWorker FirstWorker.cmp SecondWorker SecondWorker.cmp
// out:   called from SecondWorker.run (line 72)
// out:     to the thread's end reads: Company.employees Employee.name SecondWorker.cmp
// out:     to the thread's end writes and locks: Employee.name Employee.salary FirstWorker SecondWorker
// out: Company.addEmployee (line 26)
// out:   to its end reads: Company.employees
// out:   to its end writes and locks:
// out:   called from Employees.main (line 82)
// out:     to the thread's end reads: Company.employees Employee.name Employee.salary FirstWorker.cmp SecondWorker.cmp
// out:     to the thread's end writes and locks: Employee.name Employee.salary FirstWorker FirstWorker.cmp SecondWorker SecondWorker.cmp
// out: ...
// out: Company.printEmployeeNames (line 30)
// out:   to its end reads: Company.employees Employee.name
// out:   to its end writes and locks:
// out:   called from FirstWorker.run (line 56)
// out:     to the thread's end reads: Company.employees Employee.name Employee.salary FirstWorker.cmp
// out:     to the thread's end writes and locks: Employee.salary FirstWorker SecondWorker
// out:   called from FirstWorker.run (line 59)
// out:     to the thread's end reads: Company.employees Employee.name
// out:     to the thread's end writes and locks: FirstWorker SecondWorker
// out:   called from SecondWorker.run (line 73)
// out:     to the thread's end reads: Company.employees Employee.name
// out:     to the thread's end writes and locks: FirstWorker SecondWorker
// out: ...
// out: FirstWorker.run (line 56)
// out:   to its end reads: Company.employees Employee.name Employee.salary FirstWorker.cmp
// out:   to its end writes and locks: Employee.salary
// out:   from line 56 reads: Company.employees Employee.name Employee.salary FirstWorker.cmp, writes and locks: Employee.salary
// out:   from line 57 reads: Company.employees Employee.name Employee.salary FirstWorker.cmp, writes and locks: Employee.salary
// out:   from line 58 reads: Company.employees Employee.name FirstWorker.cmp, writes and locks: Employee.salary
// out:   from line 59 reads: Company.employees Employee.name FirstWorker.cmp, writes and locks:
// out:   from line 60 reads:, writes and locks:
// out: ...
// out: SecondWorker.run (line 71)
// out:   to its end reads: Company.employees Employee.name Employee.salary SecondWorker.cmp
// out:   to its end writes and locks: Employee.name Employee.salary
// out:   from line 71 reads: Company.employees Employee.name Employee.salary SecondWorker.cmp, writes and locks: Employee.name Employee.salary
// out:   from line 72 reads: Company.employees Employee.name SecondWorker.cmp, writes and locks: Employee.name Employee.salary
// out:   from line 73 reads: Company.employees Employee.name SecondWorker.cmp, writes and locks:
// out:   from line 74 reads:, writes and locks:
// out: ...
// out: write of Employee.salary in Employee.<init> (line 13)
// out:   to be read by FirstWorker.run from lines 56 57
// out:   to be written by FirstWorker.run from lines 56 57 58
// out:   to be read by SecondWorker.run from lines 71
// out:   to be written by SecondWorker.run from lines 71 72
// out: ...
// out: FirstWorker.cmp: never a choice
// out: SecondWorker.cmp: never a choice
// out: Company.employees: never a choice
// out: Employee.name: sometimes a choice
// out: Employee.salary: sometimes a choice
// out: complete: no error (352 states, 852 transitions, depth 27)
// Section IV-E: name is written in the constructor alone, whose this does not escape: never a choice. salary is not such.
// run: raddle check $CLASSES --main Employees --look-ahead sensitive --immutable constructors --points-to none --reduction none --accesses code --fields-only --no-guards --no-accessors --foreseen
// out: ...
// out: FirstWorker.cmp: never a choice
// out: SecondWorker.cmp: never a choice
// out: Company.employees: never a choice
// out: Employee.name: never a choice
// out: Employee.salary: sometimes a choice
// out: complete: no error (212 states, 495 transitions, depth 20)
// Nor by what was seen, which also knows that a Thread's constructor keeps the worker's this to itself.
// run: raddle check $CLASSES --main Employees --look-ahead sensitive --immutable auto --points-to none --reduction none --accesses code --fields-only --no-guards --no-accessors --foreseen
// out: ...
// out: FirstWorker.cmp: never a choice
// out: SecondWorker.cmp: never a choice
// out: Company.employees: never a choice
// out: Employee.name: never a choice
// out: Employee.salary: sometimes a choice
// out: complete: no error (192 states, 444 transitions, depth 19)
// Section IV-D: points-to tells apart what lines 21 and 81 make, and removes nothing, since all variables may point to both:
// as many states as without. By receivers too.
// run: raddle check $CLASSES --main Employees --look-ahead sensitive --immutable off --points-to ci-ex --reduction none --accesses code --fields-only --no-guards --no-accessors --foreseen
// out: ...
// out: Company.employees of objects made at: Employees.main:79
// out: Employee.name of objects made at: Company.addEmployee:21 Employees.main:81
// out: Employee.salary of objects made at: Company.addEmployee:21 Employees.main:81
// out: FirstWorker.cmp of objects made at: Employees.main:83
// out: SecondWorker.cmp of objects made at: Employees.main:84
// out: FirstWorker.cmp: never a choice
// out: SecondWorker.cmp: never a choice
// out: Company.employees: never a choice
// out: Employee.name: sometimes a choice
// out: Employee.salary: sometimes a choice
// out: complete: no error (352 states, 852 transitions, depth 27)
// run: raddle check $CLASSES --main Employees --look-ahead sensitive --immutable off --points-to cs-ex --reduction none --accesses code --fields-only --no-guards --no-accessors --foreseen
// out: ...
// out: Company.employees of objects made at: Employees.main:79
// out: Employee.name of objects made at: Company.addEmployee:21 Employees.main:81
// out: Employee.salary of objects made at: Company.addEmployee:21 Employees.main:81
// out: FirstWorker.cmp of objects made at: Employees.main:83
// out: SecondWorker.cmp of objects made at: Employees.main:84
// out: FirstWorker.cmp: never a choice
// out: SecondWorker.cmp: never a choice
// out: Company.employees: never a choice
// out: Employee.name: sometimes a choice
// out: Employee.salary: sometimes a choice
// out: complete: no error (352 states, 852 transitions, depth 27)
// run: raddle check $CLASSES --main Employees --look-ahead sensitive --immutable off --points-to ci-dd --reduction none --accesses code --fields-only --no-guards --no-accessors --foreseen
// out: ...
// out: Employee.name: sometimes a choice
// out: Employee.salary: sometimes a choice
// out: complete: no error (352 states, 852 transitions, depth 27)
// run: raddle check $CLASSES --main Employees --look-ahead sensitive --immutable off --points-to cs-dd --reduction none --accesses code --fields-only --no-guards --no-accessors --foreseen
// out: ...
// out: Employee.name: sometimes a choice
// out: Employee.salary: sometimes a choice
// out: complete: no error (352 states, 852 transitions, depth 27)
